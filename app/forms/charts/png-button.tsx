import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useHydrated } from "#app/ui/use-hydrated";

/** Saves the chart of its card as a picture. */
export function PngButton({ name, title }: { name: string; title: string }) {
	const { t } = useTranslation("formReports");
	const place = useRef<HTMLSpanElement>(null);
	if (!useHydrated()) return null;
	const save = async () => {
		const card = place.current?.closest("figure");
		const drawing = card?.querySelector<SVGSVGElement>("svg[role=img]");
		if (!card || !drawing) return;
		const { savePng } = await import("./save-png");
		await savePng(drawing, name, getComputedStyle(card).backgroundColor);
	};
	return (
		<span ref={place} className="no-print">
			<Button kind="quiet" size="sm" icon="image" onClick={save} aria-label={t("pngOf", { title })}>
				{t("png")}
			</Button>
		</span>
	);
}
