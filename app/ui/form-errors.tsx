import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./icon";

export type FormError = {
	/** The control's id; without one the sentence is no link (the server refused the whole). */
	id?: string;
	text: string;
};

/** The summary just above the submit button (login: above the fields); takes focus whenever a new refusal arrives. */
export function FormErrors({ errors }: { errors: readonly FormError[] }) {
	const { t } = useTranslation("common");
	const box = useRef<HTMLDivElement>(null);
	const told = errors.map((error) => error.text).join("\n");
	useEffect(() => {
		if (told) box.current?.focus();
	}, [told]);
	if (errors.length === 0) return null;
	const onField = errors.filter((error) => error.id);
	return (
		<div ref={box} role="alert" tabIndex={-1} className="notice tone-danger flex gap-3 rounded-xl border p-3 text-sm">
			<Icon name="circle-alert" className="mt-0.5" />
			<div className="min-w-0">
				{onField.length > 1 && <p className="font-medium">{t("form.toMend", { count: onField.length })}</p>}
				<ul className={onField.length > 1 ? "mt-1" : ""}>
					{errors.map(({ id, text }) => (
						<li key={`${id}${text}`} className="py-0.5">
							{id ? (
								<a href={`#${id}`} onClick={(event) => goTo(event, id)} className="underline underline-offset-3">
									{text}
								</a>
							) : (
								text
							)}
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}

/** To the control itself. Another address, even one that differs by its hash alone, would drop what the action has answered. */
function goTo(event: MouseEvent, id: string): void {
	event.preventDefault();
	const control = document.getElementById(id);
	control?.focus({ preventScroll: true });
	control?.scrollIntoView({ block: "center" });
}
