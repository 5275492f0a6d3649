import { useTranslation } from "react-i18next";
import { CoverPicture } from "#app/media/cover/cover-picture";
import { Link } from "#app/ui/link";
import { kindIcons } from "../choices";
import type { ContentData } from "../serialize.server";
import { ContentMeta } from "./content-meta";
import { FavouriteButton } from "./favourite-button";

type CardProps = {
	content: ContentData & { isFavourite: boolean; courseCount: number };
	to: string;
	level?: "h2" | "h3";
};

/** A content in the library. The whole card leads to it. */
export function ContentCard({ content, to, level: Heading = "h2" }: CardProps) {
	const { t } = useTranslation("taskLibrary");
	const used = [
		...(content.sceneCount > 0 ? [t("usedIn", { count: content.sceneCount })] : []),
		...(content.courseCount > 0 ? [t("usedInCourses", { count: content.courseCount })] : []),
	];
	return (
		<article className="card relative flex min-w-0 flex-1 flex-col overflow-hidden shadow-1 hover:border-line-2">
			<CoverPicture guid={content.cover} icon={kindIcons[content.kind]} className="aspect-video w-full" />
			<div className="flex flex-1 flex-col gap-1.5 p-4">
				<div className="flex items-start justify-between gap-2">
					<Heading lang={content.lang} className="min-w-0 text-base font-semibold break-words">
						<Link to={to} className="after:absolute after:inset-0 hover:underline">
							{content.title}
						</Link>
					</Heading>
					<div className="-mt-1.5 -mr-2 shrink-0">
						<FavouriteButton id={content.id} title={content.title} isFavourite={content.isFavourite} />
					</div>
				</div>
				<ContentMeta content={content} />
				{used.length > 0 && <p className="mt-auto pt-1 text-13 text-ink-3">{used.join(" · ")}</p>}
			</div>
		</article>
	);
}
