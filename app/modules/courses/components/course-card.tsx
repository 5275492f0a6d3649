import { useTranslation } from "react-i18next";
import { CoverPicture } from "#app/media/cover/cover-picture";
import { type Language, languages } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { CourseCardData } from "../dashboard.server";
import type { paths } from "../paths";
import { LearnerProgress } from "./learner-progress";

/** A course in the dashboard. The whole card leads into it; the words at its foot say whether that begins it or goes on. */
export function CourseCard({ course, at }: { course: CourseCardData; at: ReturnType<typeof paths> }) {
	const { t } = useTranslation("courses");
	const to =
		course.isTaken && course.stepId && course.doneAt === null
			? at.step(course.id, course.stepId)
			: at.course(course.id);
	return (
		<article className="card relative flex min-w-0 flex-1 flex-col overflow-hidden shadow-1 hover:border-line-2">
			<CoverPicture guid={course.coverGuid} icon="graduation-cap" className="aspect-video w-full" />
			<div className="flex flex-1 flex-col gap-2 p-4">
				<div className="flex flex-wrap items-center gap-2 text-13 text-ink-3 empty:hidden">
					{course.status !== "published" && <Badge>{t(`status.${course.status}`)}</Badge>}
					{course.category && <span>{course.category}</span>}
					{course.level && <span>{t(`level.${course.level}`)}</span>}
				</div>
				<h2 lang={course.lang} className="text-lg font-semibold break-words">
					<Link to={to} prefetch="intent" className="after:absolute after:inset-0 hover:underline">
						{course.title}
					</Link>
				</h2>
				<p className="text-13 text-ink-3">
					{t("chapters", { count: course.chapterCount })} · {t("minutes", { count: course.minutes })} ·{" "}
					{course.languages.map((code) => languages[code as Language]?.name ?? code).join(", ")}
				</p>
				<LearnerProgress learner={course} all={course.stepCount} />
				<p
					className="mt-auto inline-flex items-center gap-1.5 pt-2 text-sm font-medium text-accent-ink"
					aria-hidden="true"
				>
					{t(course.doneAt !== null ? "open" : course.isTaken ? "continue" : "view")}
					<Icon name="arrow-right" />
				</p>
			</div>
		</article>
	);
}
