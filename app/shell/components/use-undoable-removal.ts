import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "#app/ui/snackbar";

const UNDO_WITHIN = 10_000;

/**
 * Removes with second thoughts: the row is hidden at once, the snackbar offers Undo for 10 s, and only then `commit` is
 * called. A page that is left commits what is waiting.
 */
export function useUndoableRemoval(commit: (id: string) => void) {
	const { t } = useTranslation("common");
	const { show } = useSnackbar();
	const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
	const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
	const run = useRef(commit);
	run.current = commit;

	const settle = useCallback((id: string) => {
		clearTimeout(waiting.current.get(id));
		if (waiting.current.delete(id)) run.current(id);
	}, []);

	useEffect(() => {
		const settleAll = () => {
			for (const id of [...waiting.current.keys()]) settle(id);
		};
		addEventListener("pagehide", settleAll);
		return () => {
			removeEventListener("pagehide", settleAll);
			settleAll();
		};
	}, [settle]);

	const remove = useCallback(
		(id: string, text: string) => {
			const undo = () => {
				clearTimeout(waiting.current.get(id));
				waiting.current.delete(id);
				setHidden((before) => new Set([...before].filter((other) => other !== id)));
			};
			setHidden((before) => new Set([...before, id]));
			waiting.current.set(
				id,
				setTimeout(() => settle(id), UNDO_WITHIN),
			);
			show({ text, kind: "info", timeout: UNDO_WITHIN, action: { label: t("undo"), onPress: undo } });
		},
		[settle, show, t],
	);
	return { hidden, remove };
}
