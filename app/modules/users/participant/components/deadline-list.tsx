import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { CardList, CardRow, Section } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import { toIconName } from "#app/ui/icon-names";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { ShownParticipant } from "../show-participant.server";

/** What is due, of all modules, in the order of its days. */
export function DeadlineList({ deadlines }: { deadlines: ShownParticipant["deadlines"] }) {
	const { t } = useTranslation("participant");
	if (deadlines.length === 0) return null;
	return (
		<Section title={t("deadlines")}>
			<CardList label={t("deadlines")}>
				{deadlines.map(({ id, kind, icon, title, at, isLate, href }) => (
					<CardRow key={id} className="flex-wrap justify-between gap-y-1 py-3">
						<span className="flex min-w-0 flex-1 basis-52 items-start gap-2 text-sm">
							<Icon name={toIconName(icon)} className="mt-0.5 shrink-0 text-ink-3" />
							<span className="min-w-0 break-words">
								{href ? (
									<Link to={href} className="link font-medium">
										{title}
									</Link>
								) : (
									<span className="font-medium">{title}</span>
								)}
								<span className="block text-13 text-ink-3">{t(`open.${kind}`)}</span>
							</span>
						</span>
						<span className="flex items-center gap-2 text-sm">
							{isLate && <Badge tone="warning">{t("late")}</Badge>}
							<Time at={at} as="date" />
						</span>
					</CardRow>
				))}
			</CardList>
		</Section>
	);
}
