import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import type { NotificationItem } from "./notification-item";

/** Notifications that come back later, each with the way to have it back now. */
export function SnoozedList({ items }: { items: readonly NotificationItem[] }) {
	const { t } = useTranslation("notifications");
	const format = useFormat();
	return (
		<div className="pt-4">
			<CardList label={t("page.snoozed")}>
				{items.map(({ id, title, to, returnsAt }) => (
					<CardRow key={id} className="flex-wrap">
						<div className="min-w-0 flex-1 basis-50">
							<Link to={to} className="link text-sm">
								{title}
							</Link>
							{returnsAt !== undefined && (
								<p className="mt-0.5 text-xs text-ink-3">{t("page.comesBack", { when: format.dateTime(returnsAt) })}</p>
							)}
						</div>
						<Form method="post">
							<input type="hidden" name="id" value={id} />
							<SubmitButton
								kind="secondary"
								size="sm"
								intent="bringBack"
								aria-label={t("page.bringBackOne", { title })}
							>
								{t("page.bringBack")}
							</SubmitButton>
						</Form>
					</CardRow>
				))}
			</CardList>
		</div>
	);
}
