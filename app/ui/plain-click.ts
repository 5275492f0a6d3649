import type { MouseEvent } from "react";

/** Whether a click on a link means here and now, not another tab, window or a download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
	button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
