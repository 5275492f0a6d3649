import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { isPlainClick } from "#app/ui/plain-click";

type FilmProps = { video: string; title: string /** Shown until it plays. */; picture: ReactNode };

/**
 * A film of YouTube. Nothing is asked of YouTube before somebody plays it; then it plays in a frame of the portal's own,
 * the one page that may embed it. The page's handle names the texts `media`.
 */
export function FilmEmbed({ video, title, picture }: FilmProps) {
	const { t } = useTranslation("media");
	const [plays, setPlays] = useState(false);
	if (plays)
		return (
			<iframe
				src={`/api/media/film/${video}`}
				title={title}
				allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
				className="aspect-video w-full rounded-xl bg-sunken"
			/>
		);
	return (
		<div>
			<a
				href={`https://www.youtube.com/watch?v=${video}`}
				className="relative block overflow-hidden rounded-xl"
				onClick={(event) => {
					if (!isPlainClick(event)) return;
					event.preventDefault();
					setPlays(true);
				}}
			>
				{picture}
				<span className="absolute inset-0 flex items-center justify-center">
					<span className="btn btn-primary btn-lg">
						<Icon name="play" />
						{t("film.play")}
					</span>
				</span>
			</a>
			<p className="mt-1 text-13 text-ink-3">{t("film.privacy")}</p>
		</div>
	);
}
