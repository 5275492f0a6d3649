import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { Outline as OutlineData } from "../show-course.server";

type Item = OutlineData[number]["lessons"][number];
type Props = {
	outline: OutlineData;
	current?: string;
	/** Where a step is; null where it cannot be opened yet. */
	to: (id: string) => string | null;
};

/** What is in a course, chapter by chapter, with a tick at what is done. */
export function Outline({ outline, current, to }: Props) {
	const { t } = useTranslation("courses");
	return (
		<nav aria-label={t("contents")}>
			<ol className="flex flex-col gap-4">
				{outline.map((chapter, at) => (
					<li key={chapter.id}>
						{chapter.isStep ? (
							<Step item={chapter} isCurrent={chapter.id === current} to={to(chapter.id)} number={at + 1} />
						) : (
							<p lang={chapter.lang} className="px-2.5 pb-1 text-13 font-medium text-ink-2 break-words">
								{at + 1} {chapter.title}
							</p>
						)}
						{chapter.lessonRule === "one" && chapter.lessons.length > 1 && (
							<p className="px-2.5 pb-1 text-13 text-ink-3">{t("oneIsEnough")}</p>
						)}
						<ol>
							{chapter.lessons.map((lesson) => (
								<li key={lesson.id}>
									<Step item={lesson} isCurrent={lesson.id === current} to={to(lesson.id)} />
								</li>
							))}
						</ol>
					</li>
				))}
			</ol>
		</nav>
	);
}

function Step({ item, isCurrent, to, number }: { item: Item; isCurrent: boolean; to: string | null; number?: number }) {
	const { t } = useTranslation("courses");
	const about = [item.hasQuiz && t("quiz.title"), t("minutes", { count: item.minutes })].filter(Boolean).join(" · ");
	const inside = (
		<>
			{item.isDone ? (
				<Icon name="circle-check" className="mt-0.5 size-4 shrink-0 text-success-ink" />
			) : item.isLocked ? (
				<Icon name="lock" className="mt-0.5 size-4 shrink-0 text-ink-3" />
			) : (
				<span className="mt-0.5 size-4 shrink-0 rounded-full border-2 border-line-2" aria-hidden="true" />
			)}
			<span className="min-w-0">
				<span lang={item.lang} className="block text-sm break-words">
					{number === undefined ? item.title : `${number} ${item.title}`}
				</span>
				<span className="block text-13 text-ink-3">
					{item.isDone ? t("learners.completed") : item.isLocked ? t("locked.short") : about}
				</span>
			</span>
		</>
	);
	const look = "flex min-h-11 gap-2.5 rounded-lg px-2.5 py-2";
	if (to === null) return <div className={look}>{inside}</div>;
	return (
		<Link
			to={to}
			aria-current={isCurrent ? "step" : undefined}
			className={`${look} ${isCurrent ? "bg-accent-soft text-accent-ink" : "hover:bg-hover"}`}
		>
			{inside}
		</Link>
	);
}
