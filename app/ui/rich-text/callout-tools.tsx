import type { Editor } from "@tiptap/react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button";
import { inText } from "./in-text";

/** What a callout can be; the server knows the same kinds. */
export const callouts = ["tip", "warning", "important", "example"] as const;
type Kind = (typeof callouts)[number];

/** Puts what is marked into a callout, changes the one that the cursor stands in, or takes its box away. */
export function CalloutTools({ editor, close }: { editor: Editor; close: () => void }) {
	const { t } = useTranslation("editor");
	const isHere = editor.isActive("callout");
	const choose = (kind: Kind) => {
		const chain = inText(editor);
		if (isHere) chain.updateAttributes("callout", { kind }).run();
		else if (editor.can().wrapIn("callout", { kind })) chain.wrapIn("callout", { kind }).run();
		else chain.insertContent({ type: "callout", attrs: { kind }, content: [{ type: "paragraph" }] }).run();
		close();
	};
	const remove = () => {
		inText(editor).lift("callout").run();
		close();
	};
	const leave = (event: KeyboardEvent) => {
		if (event.key !== "Escape") return;
		event.stopPropagation();
		close();
	};
	return (
		<fieldset
			aria-label={t("tool.callout")}
			onKeyDown={leave}
			className="flex flex-wrap gap-2 border-t border-line p-3"
		>
			{callouts.map((kind) => (
				<Button
					key={kind}
					size="sm"
					aria-pressed={isHere ? editor.isActive("callout", { kind }) : undefined}
					onClick={() => choose(kind)}
				>
					{t(`callout.${kind}`)}
				</Button>
			))}
			{isHere && (
				<Button size="sm" kind="danger" onClick={remove}>
					{t("calloutRemove")}
				</Button>
			)}
			<Button size="sm" kind="quiet" onClick={close}>
				{t("cancel")}
			</Button>
		</fieldset>
	);
}
