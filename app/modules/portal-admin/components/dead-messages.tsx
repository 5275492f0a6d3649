import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { Time } from "#app/ui/time";
import type { DeadMessage } from "../dashboard.server";

/** Messages of the queue that failed for good: send again, or give up. */
export function DeadMessages({ rows }: { rows: readonly DeadMessage[] }) {
	const { t } = useTranslation("followup");
	if (rows.length === 0) return <p className="text-sm text-ink-3">{t("overview.noDead")}</p>;
	return (
		<CardList>
			{rows.map((row) => (
				<CardRow key={row.id} className="flex-wrap">
					<div className="min-w-0 flex-1">
						<div className="text-sm font-medium break-words" lang="en">
							{row.type}
						</div>
						<div className="text-13 break-words text-ink-3">
							<Time at={row.createdAt} /> · <span lang="en">{row.reason}</span>
						</div>
					</div>
					<div className="flex flex-wrap gap-2">
						<Form method="post" preventScrollReset>
							<input type="hidden" name="id" value={row.id} />
							<SubmitButton intent="replay" kind="secondary" size="sm" icon="refresh-cw">
								{t("overview.replay")}
							</SubmitButton>
						</Form>
						<ConfirmButton
							label={t("overview.giveUp")}
							size="sm"
							title={t("overview.giveUpTitle")}
							confirmLabel={t("overview.giveUp")}
							fields={{ intent: "giveUp", id: row.id }}
						>
							{t("overview.giveUpEffect")}
						</ConfirmButton>
					</div>
				</CardRow>
			))}
		</CardList>
	);
}
