import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { useShare } from "../../reports/components/use-share";
import type { ShownPiece } from "../show-page";

/** A text with its numbers; what names nothing stands marked as it was written. */
export function Pieces({ pieces }: { pieces: readonly ShownPiece[] }) {
	const { t } = useTranslation("reportPages");
	const format = useFormat();
	const share = useShare();
	const say = (unit: "number" | "share", value: number | null) =>
		value === null ? t("hidden") : unit === "share" ? share(value, 1) : format.number(value);
	return pieces.map((piece, at) => {
		const key = `${at}`;
		if ("text" in piece) return <span key={key}>{piece.text}</span>;
		if ("unknown" in piece)
			return (
				<mark key={key} className="rounded-7 bg-warning-soft px-1 text-warning-ink">
					{piece.unknown}
				</mark>
			);
		return <span key={key}>{say(piece.unit, piece.value)}</span>;
	});
}
