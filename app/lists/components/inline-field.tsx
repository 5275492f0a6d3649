import { useFetcher } from "@remix-run/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import type { Choice } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import { ConflictDialog } from "../conflict/conflict-dialog";
import { conflictOf, differingFields, WAS } from "../conflict/refusal";
import "#app/ui/list.css";

type InlineFieldProps = {
	/** The record: sent as `id`, with `updatedAt` (epoch milliseconds) and the field under its name. */
	id: string;
	updatedAt: number;
	name: string;
	value: string;
	/** The column's name, and whose cell it is. */
	label: string;
	of: string;
	/** The handler that saves it. */
	intent?: string;
	type?: "text" | "tel" | "email" | "date";
	/** One of these instead of something typed. */
	options?: readonly Choice[];
	/** What stands there for the value while nobody changes it; where it is a text it is read out too. */
	display?: ReactNode;
};

/** Milliseconds that the tick of a saved cell stays. */
const TICK = 2000;

/**
 * A cell that is edited in place: Enter and leaving it save, Escape takes back. Where somebody else has changed the
 * record otherwise it is saved all the same; where they changed this very field one chooses.
 */
export function InlineField(props: InlineFieldProps) {
	return useHydrated() ? <LiveField {...props} /> : (props.display ?? wordsOf(props.value, props.options));
}

function LiveField(props: InlineFieldProps) {
	const { id, name, value, label, of, options, display, updatedAt, intent = "saveField" } = props;
	const { t } = useTranslation("lists");
	const fetcher = useFetcher({ key: `inline-${id}-${name}` });
	const [edits, setEdits] = useState(false);
	const [isSaved, setSaved] = useState(false);
	// What stood there when it was opened: the list may be read anew behind the editor.
	const base = useRef({ updatedAt, value });
	const edit = () => {
		base.current = { updatedAt, value };
		setEdits(true);
	};
	const button = useRef<HTMLButtonElement>(null);
	const problem = useFormProblem(fetcher.data);
	const conflict = conflictOf(fetcher.data);
	const isQuestion = conflict !== undefined && differingFields(conflict, [name]).some(({ by }) => by === "both");
	const save = (next: string, base: number, was: string) =>
		fetcher.submit(
			{ intent, id, updatedAt: String(base), [WAS]: JSON.stringify({ [name]: was }), [name]: next },
			{ method: "post" },
		);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
	useEffect(() => {
		if (fetcher.data === undefined) return;
		if (conflict && !isQuestion) return;
		if (problem.refused) setEdits(!isQuestion);
		else {
			setEdits(false);
			setSaved(true);
			const end = setTimeout(() => setSaved(false), TICK);
			return () => clearTimeout(end);
		}
	}, [fetcher.data]);
	const isAtRest = fetcher.state === "idle";
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, when all that it brought about is done
	useEffect(() => {
		if (conflict && !isQuestion && isAtRest)
			save(String(conflict.values[name]), conflict.updatedAt, String(conflict.stored[name] ?? ""));
	}, [fetcher.data, isAtRest]);
	const sent = fetcher.formData?.get(name);
	const shown = typeof sent === "string" ? sent : value;
	const words = shown === value && typeof display === "string" ? display : wordsOf(shown, options);
	const typed = problem.typed(name) ?? base.current.value;
	const close = (focus: boolean) => {
		setEdits(false);
		if (focus) requestAnimationFrame(() => button.current?.focus());
	};
	const finish = (next: string, focus: boolean) => {
		// What was refused stays open until it is changed, sent again or taken back.
		if (next === typed && problem.refused && !focus) return;
		if (next !== typed || problem.refused) save(next, base.current.updatedAt, base.current.value);
		close(focus);
	};
	return (
		<span className="relative z-1 inline-flex max-w-full items-center gap-1">
			{edits ? (
				<Editor {...props} start={typed} error={problem.of(name)} finish={finish} leave={() => close(true)} />
			) : (
				<button
					ref={button}
					type="button"
					data-edit=""
					className="inline-value"
					aria-label={t("inline.edit", { label, of, value: words || t("inline.none") })}
					onClick={edit}
				>
					{(shown === value && display) || words || <span className="text-ink-3">–</span>}
				</button>
			)}
			<span role="status">
				{isSaved && (
					<>
						<Icon name="check" className="size-3.5 text-success-ink" />
						<span className="sr-only">{t("inline.saved")}</span>
					</>
				)}
			</span>
			{problem.refused && !conflict && (
				<span role="alert" className="text-xs text-danger-ink">
					{problem.summary[0]?.text}
				</span>
			)}
			{isQuestion && (
				<ConflictDialog
					answer={fetcher.data}
					fetcher={fetcher}
					onClose={edit}
					fields={[{ name, label, show: (one) => wordsOf(one, options) }]}
				/>
			)}
		</span>
	);
}

const wordsOf = (value: string, options?: readonly Choice[]) =>
	options?.find((option) => option.value === value)?.label ?? value;

/** Of an input or of a select. */
type Pressed = Pick<KeyboardEvent, "key" | "preventDefault" | "stopPropagation">;

type EditorProps = Pick<InlineFieldProps, "label" | "of" | "type" | "options"> & {
	start: string;
	error?: string;
	finish: (next: string, focus: boolean) => void;
	leave: () => void;
};

function Editor({ label, of, type = "text", options, start, error, finish, leave }: EditorProps) {
	const [draft, setDraft] = useState(start);
	const left = useRef(false);
	const onKeyDown = (event: Pressed) => {
		if (event.key !== "Enter" && event.key !== "Escape") return;
		event.preventDefault();
		event.stopPropagation();
		left.current = true;
		if (event.key === "Enter") finish(draft, true);
		else leave();
	};
	const control = {
		...{ "aria-label": `${label}: ${of}`, "aria-invalid": error ? (true as const) : undefined },
		...{ className: "field inline-editor", value: draft, autoFocus: true, onKeyDown },
		onBlur: () => left.current || finish(draft, false),
	};
	if (!options) return <input {...control} type={type} onChange={(event) => setDraft(event.currentTarget.value)} />;
	return (
		<select {...control} onChange={(event) => setDraft(event.currentTarget.value)}>
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.label}
				</option>
			))}
		</select>
	);
}
