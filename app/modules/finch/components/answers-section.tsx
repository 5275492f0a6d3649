import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { CardList, CardRow, Section } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { StudentView } from "../students/show-student.server";

/** What a student was given and has not answered yet, and what they have answered, the last first. */
export function AnswersSection({ waiting, replies }: Pick<StudentView, "waiting" | "replies">) {
	const { t } = useTranslation("finch");
	const format = useFormat();
	return (
		<>
			{waiting.length > 0 && (
				<Section title={t("waiting.title")} count={waiting.length}>
					<CardList label={t("waiting.title")}>
						{waiting.map(({ id, title, way, createdAt, until, isOver }) => (
							<CardRow key={id} className="flex-wrap justify-between gap-y-2">
								<span className="min-w-0 text-sm break-words">{title}</span>
								<span className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
									<Badge>{t(`way.${way}`)}</Badge>
									<span suppressHydrationWarning>
										{until === null
											? t("waiting.since", { day: format.date(createdAt) })
											: t(isOver ? "waiting.codeOver" : "waiting.codeUntil", { time: format.dateTime(until) })}
									</span>
								</span>
							</CardRow>
						))}
					</CardList>
				</Section>
			)}
			<Section title={t("replies.title")} count={replies.length}>
				{replies.length === 0 ? (
					<p className="text-sm text-ink-2">{t("replies.none")}</p>
				) : (
					<CardList label={t("replies.title")}>
						{replies.map(({ id, day, title, way, to }) => (
							<CardRow key={id} className="flex-wrap justify-between gap-y-2">
								<Link to={to} className="min-w-0 text-sm font-medium break-words hover:underline">
									{title}
								</Link>
								<span className="flex items-center gap-2 text-13 text-ink-2">
									{way && <Badge>{t(`way.${way}`)}</Badge>}
									<Time at={day} as="date" />
								</span>
							</CardRow>
						))}
					</CardList>
				)}
			</Section>
		</>
	);
}
