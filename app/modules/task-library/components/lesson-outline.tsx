import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { LessonData } from "../show.server";

type OutlineProps = { outline: LessonData["outline"]; current?: string; to: (id: string) => string };

/** The contents of a scene in their order, with a tick at what is done. */
export function LessonOutline({ outline, current, to }: OutlineProps) {
	const { t } = useTranslation("taskLibrary");
	return (
		<nav aria-label={t("scenes.contents")}>
			<ol className="flex flex-col gap-0.5">
				{outline.map((content, at) => (
					<li key={content.id}>
						<Link
							to={to(content.id)}
							aria-current={content.id === current ? "step" : undefined}
							className={`flex min-h-11 gap-2.5 rounded-lg px-2.5 py-2 ${content.id === current ? "bg-accent-soft text-accent-ink" : "hover:bg-hover"}`}
						>
							{content.isDone ? (
								<Icon name="circle-check" className="mt-0.5 size-4 shrink-0 text-success-ink" />
							) : (
								<span className="mt-0.5 size-4 shrink-0 rounded-full border-2 border-line-2" aria-hidden="true" />
							)}
							<span className="min-w-0">
								<span lang={content.lang} className="block text-sm break-words">
									{at + 1} {content.title}
								</span>
								<span className="block text-13 text-ink-3">
									{[
										t(`kind.${content.kind}`),
										content.isDone
											? t("lesson.isDone")
											: content.minutes > 0 && t("minutes", { count: content.minutes }),
									]
										.filter(Boolean)
										.join(" · ")}
								</span>
							</span>
						</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}
