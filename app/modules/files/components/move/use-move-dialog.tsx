import { type ReactNode, useCallback, useState } from "react";
import type { Chosen, paths } from "../../paths";
import { MoveDialog } from "./move-dialog";

type Asked = { which: Chosen; isCopy: boolean };

/** The dialog that asks where chosen things are to go, and what opens it. */
export function useMoveDialog(at: ReturnType<typeof paths>, here: { folder: string; address: string }) {
	const [asked, setAsked] = useState<Asked | null>(null);
	const close = useCallback(() => setAsked(null), []);
	const askWhere = useCallback((which: Chosen, isCopy: boolean) => setAsked({ which, isCopy }), []);
	const dialog: ReactNode = asked && (
		<MoveDialog
			address={at.move(asked.which, { at: here.folder, back: here.address, copy: asked.isCopy })}
			count={(asked.which.files?.length ?? 0) + (asked.which.folders?.length ?? 0)}
			isCopy={asked.isCopy}
			onClose={close}
		/>
	);
	return { dialog, askWhere };
}
