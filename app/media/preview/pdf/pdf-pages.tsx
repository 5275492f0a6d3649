import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button";
import { PageJump } from "./page-jump";
import { PdfSheet } from "./pdf-sheet";
import type { OpenPdf } from "./use-pdf";
import "./pdf.css";

/** A page is no wider than this by itself, in pixels. */
const WIDEST = 900;
/** What is free beside a page, in pixels. */
const MARGIN = 16;
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const WHOLE_WIDTH = zooms.indexOf(1);

/** All pages of a PDF below each other, as wide as the place is, with what makes them larger and leads to one of them. */
export function PdfPages({ engine, pdf, width, height, name }: OpenPdf & { name: string }) {
	const { t } = useTranslation("pdf");
	const scroller = useRef<HTMLOListElement>(null);
	const free = useWidth(scroller);
	const [zoom, setZoom] = useState(WHOLE_WIDTH);
	const [current, setCurrent] = useState(1);
	const scale = free === 0 ? 0 : (Math.min(free - 2 * MARGIN, WIDEST) / width) * (zooms[zoom] ?? 1);
	const sheets = () => [...(scroller.current?.querySelectorAll<HTMLElement>("[data-sheet]") ?? [])];
	const goTo = (page: number) => {
		const sheet = sheets()[page - 1];
		if (sheet) scroller.current?.scrollTo({ top: sheet.offsetTop - MARGIN });
	};
	const see = () => {
		const middle = (scroller.current?.scrollTop ?? 0) + (scroller.current?.clientHeight ?? 0) / 2;
		const after = sheets().findIndex((sheet) => sheet.offsetTop > middle);
		setCurrent(after === -1 ? pdf.numPages : Math.max(1, after));
	};
	return (
		<section aria-label={name} className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-line">
			<div className="flex flex-wrap items-center gap-2 border-b border-line bg-sheet px-3 py-1.5">
				<PageJump current={current} count={pdf.numPages} goTo={goTo} />
				<div className="ms-auto flex items-center gap-1">
					<IconButton
						icon="minus"
						label={t("smaller")}
						aria-disabled={zoom === 0}
						onClick={() => setZoom(Math.max(0, zoom - 1))}
					/>
					<button type="button" className="btn btn-quiet" title={t("fit")} onClick={() => setZoom(WHOLE_WIDTH)}>
						<span aria-live="polite">{t("percent", { percent: (zooms[zoom] ?? 1) * 100 })}</span>
					</button>
					<IconButton
						icon="plus"
						label={t("larger")}
						aria-disabled={zoom === zooms.length - 1}
						onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}
					/>
				</div>
			</div>
			<ol
				ref={scroller}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
				tabIndex={0}
				aria-label={t("pages")}
				onScroll={see}
				className="pdf-pages"
			>
				{scale > 0 &&
					Array.from({ length: pdf.numPages }, (_, index) => (
						<PdfSheet
							// biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
							key={index}
							number={index + 1}
							{...{ engine, pdf, scale, scroller, goTo }}
							first={{ width, height }}
						/>
					))}
			</ol>
		</section>
	);
}

/** How wide the inside of an element is, also after it was made wider; 0 before it is known. */
function useWidth(element: React.RefObject<HTMLElement>): number {
	const [width, setWidth] = useState(0);
	useEffect(() => {
		if (!element.current) return;
		const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
		watch.observe(element.current);
		return () => watch.disconnect();
	}, [element]);
	return width;
}
