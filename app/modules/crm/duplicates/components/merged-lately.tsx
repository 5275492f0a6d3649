import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { paths } from "../../paths";

type MergedLatelyProps = {
	merged: { id: string; name: string; guid: string; count: number; at: number }[];
	tenant: string;
};

/** What was merged in the last 30 days, each to be taken back. */
export function MergedLately({ merged, tenant }: MergedLatelyProps) {
	const { t } = useTranslation("crmClean");
	const { customer } = paths(tenant);
	return (
		<CardList label={t("merged.title")}>
			{merged.map(({ id, name, guid, count, at }) => (
				<CardRow key={id} className="flex-wrap">
					<div className="min-w-0 flex-1">
						<Link to={customer(guid)} className="link text-sm font-medium">
							{name}
						</Link>
						<p className="text-13 text-ink-3">
							{t("merged.count", { count })} · <Time at={at} />
						</p>
					</div>
					<Form method="post" preventScrollReset>
						<input type="hidden" name="merge" value={id} />
						<SubmitButton
							intent="undo"
							kind="secondary"
							size="sm"
							icon="undo-2"
							aria-label={t("merged.undoOf", { name })}
						>
							{t("merged.undo")}
						</SubmitButton>
					</Form>
				</CardRow>
			))}
		</CardList>
	);
}
