import { useTranslation } from "react-i18next";

type PhotosProps = { photos: readonly { id: string; name: string }[]; to: (id: string) => string };

/** Photos small beside each other; each opens whole. */
export function Photos({ photos, to }: PhotosProps) {
	const { t } = useTranslation("hms");
	if (photos.length === 0) return null;
	return (
		<ul className="mt-2 flex flex-wrap gap-2" aria-label={t("photos.title")}>
			{photos.map(({ id, name }) => (
				<li key={id}>
					<a href={to(id)} target="_blank" rel="noreferrer">
						<img
							src={to(id)}
							alt={t("photos.alt", { name })}
							className="h-18 w-20 rounded-lg border border-line object-cover"
							loading="lazy"
						/>
					</a>
				</li>
			))}
		</ul>
	);
}
