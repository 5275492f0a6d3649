import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CardList, CardRow } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { SwitchButton } from "#app/ui/switch-button";
import type { ShownLetters } from "../show-letters.server";

type LetterListProps = Pick<ShownLetters, "events" | "ns"> & { label: string };

/** What letters tell of: each with a switch, and a link to its text. */
export function LetterList({ events, ns, label }: LetterListProps) {
	const { t } = useTranslation("ownLetters");
	const { t: own } = useTranslation(ns);
	return (
		<CardList label={label}>
			{events.map(({ event, isEnabled, recipients, daysBefore, to }) => (
				<CardRow key={event} className="justify-between">
					<div className="min-w-0">
						<Link to={to} className="link text-sm font-medium">
							{own(`event.${event}.title`)}
						</Link>
						<p className="text-13 text-ink-2">{own(`event.${event}.when`, { count: daysBefore })}</p>
						<p className="text-13 text-ink-3">
							{recipients.length > 0
								? t("goesTo", { people: recipients.map((one) => own(`recipient.${one}`)).join(" · ") })
								: t("goesToNobody")}
						</p>
					</div>
					{recipients.length > 0 ? (
						<Form method="post" preventScrollReset>
							<input type="hidden" name="event" value={event} />
							<SwitchButton label={own(`event.${event}.title`)} on={isEnabled} intent="switch" name="isEnabled" />
						</Form>
					) : (
						<Link to={to} className="link shrink-0 text-sm">
							{t("setUp")}
						</Link>
					)}
				</CardRow>
			))}
		</CardList>
	);
}
