import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useFieldLabel } from "./field-labels";
import { Icon } from "./icon";

/** What a control needs to be tied to its label, help and error. */
export type FieldTies = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

export type FieldProps = {
	label: string;
	/** One sentence under the label. */
	help?: ReactNode;
	/** The finished sentence, already translated. */
	error?: string | null;
	optional?: boolean;
	/** Stands at the right end of the label's line, such as "Forgotten your password?"; Tab comes to it after the control. */
	aside?: ReactNode;
	/** The control's id; the error summary's links lead to it. */
	id?: string;
	className?: string;
	/** A class that narrows the control alone, where label and help are longer than the answer. */
	width?: string;
};

/** Label, help and error around any control; `children` gets the ties to spread on it. */
export function Field({
	label,
	help,
	error,
	optional,
	aside,
	id: given,
	className = "",
	width,
	children,
}: FieldProps & { children: (ties: FieldTies) => ReactNode }) {
	const { t } = useTranslation("common");
	const made = useId();
	const id = given ?? made;
	useFieldLabel(id, label);
	const helpId = help ? `${id}-help` : undefined;
	const errorId = error ? `${id}-error` : undefined;
	const describedBy = [helpId, errorId].filter(Boolean).join(" ") || undefined;
	return (
		<div className={`min-w-0 ${aside ? "grid grid-cols-[auto_1fr] items-baseline gap-x-3" : ""} ${className}`}>
			<div className="mb-1.5 flex">
				<label htmlFor={id} className="label">
					{label} {optional && <span className="font-normal text-ink-3">({t("optional")})</span>}
				</label>
			</div>
			<div className="col-span-2 min-w-0">
				{help && (
					<p id={helpId} className="-mt-1 mb-1.5 text-13 text-ink-3">
						{help}
					</p>
				)}
				<FieldError id={errorId}>{error}</FieldError>
				<div className={width}>
					{children({ id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
				</div>
			</div>
			{aside && <div className="col-start-2 row-start-1 mb-1.5 justify-self-end text-right">{aside}</div>}
		</div>
	);
}

type FieldGroupProps = {
	legend: ReactNode;
	/** One sentence under the legend. */
	help?: ReactNode;
	/** The finished sentence, already translated. */
	error?: string | null;
	optional?: boolean;
	id: string;
	/** The legend is read out but not shown: the heading above says the same. */
	hideLegend?: boolean;
	/** The id of what stands before it and says the same at more length: it names the group in the legend's place. */
	labelledBy?: string;
	children: ReactNode;
};

/** Legend, help and error around controls that are one question together. */
export function FieldGroup(props: FieldGroupProps) {
	const { legend, help, error, optional, id, hideLegend = false, labelledBy, children } = props;
	const { t } = useTranslation("common");
	useFieldLabel(id, legend);
	const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
	return (
		<fieldset className="min-w-0" aria-labelledby={labelledBy} aria-describedby={describedBy}>
			{labelledBy === undefined && (
				<legend className={hideLegend ? "sr-only" : "label mb-1.5"}>
					{legend} {optional && <span className="font-normal text-ink-3">({t("optional")})</span>}
				</legend>
			)}
			{help && (
				<p id={`${id}-help`} className="-mt-1 mb-1.5 text-13 text-ink-3">
					{help}
				</p>
			)}
			<FieldError id={`${id}-error`}>{error}</FieldError>
			{children}
		</fieldset>
	);
}

/** The sentence that says what is wrong with one control; nothing when nothing is. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
	if (!children) return null;
	return (
		<p id={id} className="mb-1.5 flex gap-1.5 text-13 text-danger-ink">
			<Icon name="circle-alert" className="mt-0.5" />
			<span>{children}</span>
		</p>
	);
}
