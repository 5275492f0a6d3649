import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PdfLink } from "./pdf-engine.client";
import type { DrawingProps } from "./pdf-sheet";

/** The links of a page, each over its words. */
export function SheetLinks({ engine, pdf, page, scale, goTo }: DrawingProps) {
	const { t } = useTranslation("pdf");
	const [links, setLinks] = useState<PdfLink[]>([]);
	useEffect(() => {
		let isOver = false;
		engine.linksOf(pdf, page).then(
			(found) => isOver || setLinks(found),
			() => isOver || setLinks([]),
		);
		return () => {
			isOver = true;
		};
	}, [engine, pdf, page]);
	return links.map((link) => {
		const { id, left, top, width, height, label } = link;
		const look = {
			className: "pdf-link",
			style: { left: left * scale, top: top * scale, width: width * scale, height: height * scale },
		};
		if ("url" in link)
			return (
				<a key={id} href={link.url} target="_blank" rel="noopener noreferrer nofollow" title={link.url} {...look}>
					<span className="sr-only">{label}</span>
				</a>
			);
		const toPage = t("toPage", { page: link.toPage });
		return (
			<button key={id} type="button" title={toPage} onClick={() => goTo(link.toPage)} {...look}>
				<span className="sr-only">{label || toPage}</span>
			</button>
		);
	});
}
