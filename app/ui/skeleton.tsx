import { useTranslation } from "react-i18next";

const widths = ["w-full", "w-10/12", "w-8/12"];

/** Stands where lines (or rows of 40) will come; invisible for its first 300 ms. At most 8. */
export function Skeleton({ rows = 4, size = "line" }: { rows?: number; size?: "line" | "row" }) {
	const { t } = useTranslation("common");
	const lines = Array.from({ length: Math.min(rows, 8) }, (_, line) => line);
	return (
		<div role="status" aria-busy="true" className="appear-late flex flex-col gap-3">
			<span className="sr-only">{t("loading")}</span>
			{lines.map((line) => (
				<div key={line} className={`skeleton ${size === "row" ? "h-10" : "h-5"} ${widths[line % widths.length]}`} />
			))}
		</div>
	);
}
