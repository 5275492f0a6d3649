import { useTranslation } from "react-i18next";
import { CoverPicture } from "#app/media/cover/cover-picture";
import { Badge } from "#app/ui/badge";
import { Link } from "#app/ui/link";
import { Progress } from "#app/ui/progress";
import type { SceneData } from "../serialize.server";

type CardProps = { scene: SceneData; to: string; level?: "h2" | "h3" };

/** A learning scene, with how far the visitor has come in it. The whole card leads into it. */
export function SceneCard({ scene, to, level: Heading = "h2" }: CardProps) {
	const { t } = useTranslation("taskLibrary");
	return (
		<article className="card relative flex min-w-0 flex-1 flex-col overflow-hidden shadow-1 hover:border-line-2">
			<CoverPicture guid={scene.coverGuid} icon="presentation" className="aspect-video w-full" />
			<div className="flex flex-1 flex-col gap-1.5 p-4">
				<Heading lang={scene.lang} className="text-base font-semibold break-words">
					<Link to={to} className="after:absolute after:inset-0 hover:underline">
						{scene.title}
					</Link>
				</Heading>
				<p className="flex flex-wrap items-center gap-2 text-13 text-ink-3">
					<span>
						{t("contents", { count: scene.contentCount })} · {t("minutes", { count: scene.minutes })}
					</span>
					{scene.status === "draft" && <Badge>{t("status.draft")}</Badge>}
				</p>
				{scene.done > 0 && (
					<Progress
						value={scene.done}
						max={scene.contentCount}
						label={t("lesson.done", { done: scene.done, all: scene.contentCount })}
					/>
				)}
			</div>
		</article>
	);
}
