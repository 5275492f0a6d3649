import { useEffect, useRef } from "react";

/**
 * Keeps the focus on a card of a board that the keyboard has moved to another column, where the browser would drop it.
 * `board` goes on what holds the columns, `data-card` with the id on each card.
 */
export function useCardFocus() {
	const board = useRef<HTMLDivElement>(null);
	const moved = useRef<string | null>(null);
	useEffect(() => {
		if (moved.current === null || document.activeElement !== document.body) return;
		board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(moved.current)}"] a`)?.focus();
	});
	return {
		board,
		keep: (id: string) => {
			moved.current = id;
		},
	};
}
