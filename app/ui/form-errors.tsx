import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { controlOf, labelOnPage, useFieldLabels } from "./field-labels";
import { Icon } from "./icon";
import { useBeforePaint } from "./use-before-paint";

export type FormError = {
	/** The control's id; without one the sentence is no link (the server refused the whole). */
	id?: string;
	text: string;
	/** It says of any field what it says of this one, such as "must be filled in": alone it tells nothing. */
	isGeneral?: boolean;
};

/** What is known of the fields once the page is there: what each is called; null where it has no control. */
type OnPage = Record<string, string | null | undefined>;

/**
 * The summary just above the submit button (login: above the fields): each sentence names its field and leads to it. It takes
 * focus whenever a new refusal arrives.
 */
export function FormErrors({ errors }: { errors: readonly FormError[] }) {
	const { t } = useTranslation("common");
	const box = useRef<HTMLDivElement>(null);
	const labels = useFieldLabels();
	const [onPage, setOnPage] = useState<OnPage>({});
	const summary = errors.map(({ id, text }) => `${id} ${text}`).join("\n");
	useBeforePaint(() => {
		if (summary) setOnPage(Object.fromEntries(errors.flatMap(({ id }) => (id ? [[id, nameOnPage(id)]] : []))));
	}, [summary]);
	useEffect(() => {
		if (summary) box.current?.focus();
	}, [summary]);
	if (errors.length === 0) return null;
	const onField = errors.filter((error) => error.id);
	const sentence = ({ id = "", text, isGeneral }: FormError) => {
		if (onPage[id] === null) return isGeneral ? t("form.withoutField", { field: id, text }) : text;
		const label = labels.get(id) ?? onPage[id] ?? (isGeneral ? id : "");
		return label ? `${label}: ${text}` : text;
	};
	return (
		<div ref={box} role="alert" tabIndex={-1} className="notice tone-danger flex gap-3 rounded-xl border p-3 text-sm">
			<Icon name="circle-alert" className="mt-0.5" />
			<div className="min-w-0">
				{onField.length > 1 && <p className="font-medium">{t("form.toMend", { count: onField.length })}</p>}
				<ul className={onField.length > 1 ? "mt-1" : ""}>
					{errors.map((error) => {
						const { id, text } = error;
						return (
							<li key={`${id}${text}`} className="py-0.5">
								{id && onPage[id] !== null ? (
									<a href={`#${id}`} onClick={(event) => goTo(event, id)} className="underline underline-offset-3">
										{sentence(error)}
									</a>
								) : (
									sentence(error)
								)}
							</li>
						);
					})}
				</ul>
			</div>
		</div>
	);
}

function nameOnPage(id: string): string | null | undefined {
	const control = controlOf(id);
	return control && labelOnPage(control);
}

/**
 * To the control itself, out of what is folded up. Another address, even one that differs by its hash alone, would drop what the
 * action has answered.
 */
function goTo(event: MouseEvent, id: string): void {
	event.preventDefault();
	const control = controlOf(id);
	for (let fold = control?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
	control?.focus({ preventScroll: true });
	control?.scrollIntoView({ block: "center" });
}
