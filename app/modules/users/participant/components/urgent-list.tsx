import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { toIconName } from "#app/ui/icon-names";
import { Time } from "#app/ui/time";
import type { ShownParticipant } from "../show-participant.server";

/** So many stand by themselves; where there are more, the page of the first leads on. */
const SHOWN = 3;

/** What has to be looked at before all else, until somebody has. */
export function UrgentList({ urgent, name }: { urgent: ShownParticipant["urgent"]; name: string }) {
	const { t } = useTranslation("participant");
	if (urgent.length === 0) return null;
	return (
		<ul className="mb-4 flex flex-col gap-3">
			{urgent.slice(0, SHOWN).map(({ id, kind, icon, title, at, isLate, href }) => (
				<li
					key={id}
					className="notice tone-danger flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border p-4 text-sm break-inside-avoid"
				>
					<Icon name={toIconName(icon)} className="shrink-0" />
					<div className="min-w-0 flex-1 basis-48">
						<p className="font-semibold">{t(`urgent.${kind}`, { name })}</p>
						<p className="text-13 break-words text-ink-2">
							{title}
							{at !== undefined && (
								<>
									{" · "}
									<Time at={at} />
								</>
							)}
							{isLate && <> · {t("late")}</>}
						</p>
					</div>
					{href && (
						<LinkButton to={href} className="print:hidden">
							{t(`read.${kind}`)}
						</LinkButton>
					)}
				</li>
			))}
			{urgent.length > SHOWN && (
				<li className="text-13 text-ink-3">{t("urgentMore", { count: urgent.length - SHOWN })}</li>
			)}
		</ul>
	);
}
