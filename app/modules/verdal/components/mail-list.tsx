import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CardList, CardRow } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { SwitchButton } from "#app/ui/switch-button";
import type { showSettings } from "../mails/show-settings.server";
import { paths } from "../paths";

type MailListProps = { events: Awaited<ReturnType<typeof showSettings>>["events"]; tenant: string };

/** What mails tell of: each with a switch, and a link to its text. */
export function MailList({ events, tenant }: MailListProps) {
	const { t } = useTranslation("verdal");
	const at = paths(tenant);
	return (
		<CardList label={t("mails.title")}>
			{events.map(({ event, isEnabled, recipients, daysBefore }) => (
				<CardRow key={event} className="justify-between">
					<div className="min-w-0">
						<Link to={at.mail(event)} className="link text-sm font-medium">
							{t(`event.${event}.title`)}
						</Link>
						<p className="text-13 text-ink-2">{t(`event.${event}.when`, { count: daysBefore })}</p>
						<p className="text-13 text-ink-3">
							{recipients.length > 0
								? t("mails.goesTo", { people: recipients.map((one) => t(`recipient.${one}`)).join(" · ") })
								: t("mails.goesToNobody")}
						</p>
					</div>
					{recipients.length > 0 ? (
						<Form method="post" preventScrollReset>
							<input type="hidden" name="event" value={event} />
							<SwitchButton label={t(`event.${event}.title`)} on={isEnabled} intent="switch" name="isEnabled" />
						</Form>
					) : (
						<Link to={at.mail(event)} className="link shrink-0 text-sm">
							{t("mails.setUp")}
						</Link>
					)}
				</CardRow>
			))}
		</CardList>
	);
}
