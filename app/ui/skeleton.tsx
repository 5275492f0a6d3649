import { useTranslation } from "react-i18next";

/** Stands where rows of a known height will come; invisible for its first 300 ms. At most 8 rows. */
export function Skeleton({ rows = 4, height = 20 }: { rows?: number; height?: number }) {
	const { t } = useTranslation("common");
	const lines = Array.from({ length: Math.min(rows, 8) }, (_, line) => line);
	return (
		<div role="status" aria-busy="true" className="appear-late flex flex-col gap-3">
			<span className="sr-only">{t("loading")}</span>
			{lines.map((line) => (
				<div key={line} className="skeleton" style={{ height, width: `${100 - (line % 3) * 12}%` }} />
			))}
		</div>
	);
}
