import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Pdf, PdfPage } from "./pdf-engine.client";
import { SheetLinks } from "./sheet-links";
import type { Engine } from "./use-pdf";

type PdfSheetProps = {
	engine: Engine;
	pdf: Pdf;
	number: number;
	scale: number;
	scroller: RefObject<HTMLElement>;
	/** The size of the first page: what a page is taken for until it is known. */
	first: { width: number; height: number };
	goTo: (page: number) => void;
};

/** One page of a PDF. It is drawn when it comes near, and let go when it is far away: a phone could not hold them all. */
export function PdfSheet({ engine, pdf, number, scale, scroller, first, goTo }: PdfSheetProps) {
	const { t } = useTranslation("pdf");
	const sheet = useRef<HTMLLIElement>(null);
	const isNear = useNear(sheet, scroller);
	const found = usePage(pdf, number, isNear);
	const page = found === "failed" ? undefined : found;
	const size = page?.getViewport({ scale: 1 }) ?? first;
	return (
		<li
			ref={sheet}
			data-sheet
			aria-label={t("pageOf", { page: number, pages: pdf.numPages })}
			className="pdf-sheet"
			style={{ width: size.width * scale, height: size.height * scale }}
		>
			{isNear && page && <Drawing {...{ engine, pdf, page, scale, goTo }} />}
			{found === "failed" && <PageFailed />}
		</li>
	);
}

export type DrawingProps = Pick<PdfSheetProps, "engine" | "pdf" | "scale" | "goTo"> & { page: PdfPage };

function Drawing({ engine, pdf, page, scale, goTo }: DrawingProps) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const text = useRef<HTMLDivElement>(null);
	const [hasFailed, setFailed] = useState(false);
	useEffect(() => {
		if (!canvas.current || !text.current) return;
		let isOver = false;
		const drawn = engine.drawPage(page, scale, { canvas: canvas.current, text: text.current });
		drawn.done.then(
			() => isOver || setFailed(false),
			() => isOver || setFailed(true),
		);
		return () => {
			isOver = true;
			drawn.stop();
		};
	}, [engine, page, scale]);
	return (
		<>
			<canvas ref={canvas} className="size-full" />
			<div ref={text} className="pdf-text" />
			<SheetLinks {...{ engine, pdf, page, scale, goTo }} />
			{hasFailed && <PageFailed />}
		</>
	);
}

function PageFailed() {
	const { t } = useTranslation("pdf");
	return <p className="absolute inset-x-4 top-4">{t("pageFailed")}</p>;
}

/** Whether an element is in view of what scrolls it, or less than a screen away. */
function useNear(element: RefObject<HTMLElement>, scroller: RefObject<HTMLElement>): boolean {
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		if (!element.current) return;
		const watch = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
			root: scroller.current,
			rootMargin: "100% 0px",
		});
		watch.observe(element.current);
		return () => watch.disconnect();
	}, [element, scroller]);
	return isNear;
}

/** A page once it is wanted, and from then on; undefined before. */
function usePage(pdf: Pdf, number: number, isWanted: boolean): PdfPage | "failed" | undefined {
	const [page, setPage] = useState<PdfPage | "failed">();
	useEffect(() => {
		if (!isWanted) return;
		let isOver = false;
		pdf.getPage(number).then(
			(found) => isOver || setPage(found),
			() => isOver || setPage("failed"),
		);
		return () => {
			isOver = true;
		};
	}, [pdf, number, isWanted]);
	return page;
}
