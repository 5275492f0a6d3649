import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button";
import type { ChosenFile, ChosenMedia, ChosenPicture, RichTextEditorProps } from "../rich-text-editor";
import { TextField } from "../text-field";
import { CalloutTools } from "./callout-tools";
import { isAddress } from "./extensions";
import { inText } from "./in-text";
import { TableTools } from "./table-tools";

/** What opens a panel under the toolbar. */
export type Insert = "link" | "callout" | "image" | "table" | "button" | "video" | "file" | "media";

type Part = { name: string; value: string; wrong?: (value: string) => string | null };
type PanelProps = { editor: Editor; close: () => void };

/** Asks for what a link, a picture, a table, a button or a film needs. */
export function InsertPanel({
	kind,
	editor,
	pictures,
	files,
	media,
	close,
}: PanelProps & { kind: Insert } & Pick<RichTextEditorProps, "pictures" | "files" | "media">) {
	const { t } = useTranslation("editor");
	if (kind === "callout") return <CalloutTools editor={editor} close={close} />;
	if (kind === "table") return <TableTools editor={editor} close={close} />;
	if (kind === "image" && !editor.isActive("image")) {
		const insert = (attrs: ChosenPicture) => {
			inText(editor).insertContent({ type: "image", attrs }).run();
			close();
		};
		return <div className="border-t border-line p-3">{pictures?.({ insert, cancel: close })}</div>;
	}
	if (kind === "file" && !editor.isActive("file")) {
		const insert = (attrs: ChosenFile) => {
			inText(editor).insertContent({ type: "file", attrs }).run();
			close();
		};
		return files?.({ insert, cancel: close });
	}
	if (kind === "media") return <MediaPanel {...{ editor, media, close }} />;
	const isHere = editor.isActive(kind);
	const stands = isHere ? (editor.getAttributes(kind) as Record<string, string>) : {};
	const needed = (value: string) => (value.trim() ? null : t("needed"));
	const link = (value: string) => (isAddress(completed(value)) ? null : t("badAddress"));
	const parts: Record<Exclude<Insert, "table" | "callout" | "media">, Part[]> = {
		link: [{ name: "href", value: stands.href ?? "", wrong: link }],
		image: [
			{ name: "alt", value: stands.alt ?? "", wrong: needed },
			{ name: "caption", value: stands.caption ?? "" },
		],
		file: [{ name: "name", value: stands.name ?? "", wrong: needed }],
		button: [
			{ name: "label", value: stands.label ?? "", wrong: needed },
			{ name: "href", value: stands.href ?? "", wrong: link },
		],
		video: [
			{ name: "id", value: stands.id ?? "", wrong: (value) => (filmOf(value) ? null : t("badVideo")) },
			{ name: "title", value: stands.title ?? "", wrong: needed },
		],
	};
	const apply = (values: Record<string, string>) => {
		const attrs = { ...values, ...("href" in values && { href: completed(values.href ?? "") }) };
		const chain = inText(editor);
		if (kind === "link") putLink(editor, attrs.href ?? "");
		else if (kind === "video")
			chain.insertContent({ type: "video", attrs: { ...attrs, id: filmOf(values.id ?? "") } }).run();
		else if (isHere) chain.updateAttributes(kind, attrs).run();
		else chain.insertContent({ type: kind, attrs }).run();
		close();
	};
	const remove = () => {
		if (kind === "link") inText(editor).extendMarkRange("link").unsetLink().run();
		else inText(editor).deleteSelection().run();
		close();
	};
	return <Questions kind={kind} parts={parts[kind]} apply={apply} remove={isHere ? remove : undefined} close={close} />;
}

/** What was marked when it opened stays what it is about: meanwhile the browser may take the mark away. */
function MediaPanel({ editor, media, close }: PanelProps & Pick<RichTextEditorProps, "media">) {
	const [marked] = useState(() =>
		editor.isActive("media")
			? { at: editor.state.selection.from, standing: editor.getAttributes("media") as ChosenMedia }
			: null,
	);
	const insert = (attrs: ChosenMedia) => {
		if (marked) inText(editor).setNodeSelection(marked.at).updateAttributes("media", attrs).run();
		else inText(editor).insertContent({ type: "media", attrs }).run();
		close();
	};
	const remove = () => {
		if (marked) inText(editor).setNodeSelection(marked.at).deleteSelection().run();
		close();
	};
	return media?.({ standing: marked?.standing ?? null, insert, remove, cancel: close });
}

function Questions({
	kind,
	parts,
	apply,
	remove,
	close,
}: {
	kind: Insert;
	parts: Part[];
	apply: (values: Record<string, string>) => void;
	remove?: () => void;
	close: () => void;
}) {
	const { t } = useTranslation(["editor", "common"]);
	const [values, setValues] = useState(() => Object.fromEntries(parts.map(({ name, value }) => [name, value])));
	const [tried, setTried] = useState(false);
	const wrong = (part: Part) => part.wrong?.(values[part.name] ?? "") ?? null;
	const done = () => (parts.some(wrong) ? setTried(true) : apply(values));
	const press = (event: KeyboardEvent) => {
		// Enter would send the form around the editor.
		if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
			event.preventDefault();
			done();
		}
		if (event.key === "Escape") {
			event.stopPropagation();
			close();
		}
	};
	return (
		<fieldset aria-label={t(`tool.${kind}`)} onKeyDown={press} className="flex flex-col gap-3 border-t border-line p-3">
			{parts.map((part, index) => (
				<TextField
					key={part.name}
					name=""
					label={t(`panel.${kind}.${part.name}`)}
					help={part.name === "alt" ? t("panel.altHelp") : undefined}
					value={values[part.name]}
					error={tried ? wrong(part) : null}
					autoFocus={index === 0}
					onChange={(event) => setValues({ ...values, [part.name]: event.target.value })}
				/>
			))}
			<div className="flex flex-wrap gap-2">
				<Button size="sm" onClick={done}>
					{t(remove ? "apply" : "insert")}
				</Button>
				<Button size="sm" kind="quiet" onClick={close}>
					{t("cancel")}
				</Button>
				{remove && (
					<Button size="sm" kind="danger" onClick={remove}>
						{t(kind === "link" ? "unlink" : "common:remove")}
					</Button>
				)}
			</div>
		</fieldset>
	);
}

/** A link on the words that are marked, or, where none are, the address itself. */
function putLink(editor: Editor, href: string): void {
	const chain = inText(editor);
	if (editor.state.selection.empty && !editor.isActive("link"))
		chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
	else chain.extendMarkRange("link").setLink({ href }).run();
}

/** People write `nav.no` and `post@fjordvik.test`. */
function completed(typed: string): string {
	const address = typed.trim();
	if (isAddress(address) || address === "") return address;
	if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
	return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]\S*)?$/u.test(address) ? `https://${address}` : address;
}

/** The id of a film in an address on YouTube; the server reads it by its own rule. */
function filmOf(typed: string): string | null {
	const found =
		/(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|^)([\w-]{11})(?![\w-])/.exec(
			typed.trim(),
		);
	return found?.[1] ?? null;
}
