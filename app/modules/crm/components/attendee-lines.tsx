import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";

type Attendee = { id: string; name: string; email: string | null; answer: "none" | "yes" | "no"; isInvited: boolean };

/** Who is asked to a meeting, and what they have answered. */
export function AttendeeLines({ attendees }: { attendees: readonly Attendee[] }) {
	const { t } = useTranslation("crmMeetings");
	return (
		<ul className="flex flex-col gap-3">
			{attendees.map(({ id, name, email, answer, isInvited }) => (
				<li key={id} className="flex items-center gap-3 text-sm">
					<Avatar name={name} size={32} />
					<div className="min-w-0 flex-1">
						<p className="truncate font-medium">{name}</p>
						{email && email !== name && <p className="truncate text-xs text-ink-3">{email}</p>}
					</div>
					{answer === "yes" && (
						<Badge tone="success" icon="circle-check">
							{t("attendee.yes")}
						</Badge>
					)}
					{answer === "no" && (
						<Badge tone="warning" icon="circle-x">
							{t("attendee.no")}
						</Badge>
					)}
					{answer === "none" && (
						<span className="text-13 text-ink-3">{t(isInvited ? "attendee.none" : "attendee.notAsked")}</span>
					)}
				</li>
			))}
		</ul>
	);
}
