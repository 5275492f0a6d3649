import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, type ButtonKind, SubmitButton } from "./button";
import { Dialog } from "./dialog";
import type { IconName } from "./icon-names";
import { TextField } from "./text-field";
import { useHydrated } from "./use-hydrated";

type ConfirmProps = {
	/** The button that asks: verb and object, "Remove the member". */
	label: string;
	kind?: ButtonKind;
	icon?: IconName;
	size?: "sm" | "md";
	/** Names the object: "Remove Ingrid Solheim?" */
	title: string;
	/** Says the effect, in numbers where there are any. */
	children: ReactNode;
	/** The button that does it, the same words as the title. */
	confirmLabel: string;
	/** What the button to leave everything as it is says; "Keep it" by default. */
	keepLabel?: string;
	/** The hidden fields of the form that is sent. */
	fields: Readonly<Record<string, string>>;
	/** Where the form goes; this page's action by default. */
	action?: string;
	/** Has to be typed before the press counts; sent as `confirmName`, and to be checked on the server too. */
	typedName?: string;
};

/** Asks before something is destroyed, then posts `fields`. Without JavaScript the question folds out in its place. */
export function ConfirmButton(props: ConfirmProps) {
	const { label, kind = "danger", icon, size, title, children } = props;
	const hydrated = useHydrated();
	const [open, setOpen] = useState(false);
	const close = () => setOpen(false);
	if (!hydrated) {
		return (
			<details>
				<summary className={`btn btn-${kind} ${size === "sm" ? "btn-sm" : ""}`}>{label}</summary>
				<div className="card mt-2 max-w-120 p-4">
					<p className="font-semibold">{title}</p>
					<div className="mt-2 text-sm">{children}</div>
					<ConfirmForm {...props} />
				</div>
			</details>
		);
	}
	return (
		<>
			<Button kind={kind} icon={icon} size={size} onClick={() => setOpen(true)} aria-haspopup="dialog">
				{label}
			</Button>
			<Dialog open={open} onClose={close} title={title} description={children}>
				<ConfirmForm {...props} onClose={close} />
			</Dialog>
		</>
	);
}

function ConfirmForm({
	confirmLabel,
	keepLabel,
	fields,
	action,
	typedName,
	onClose,
}: ConfirmProps & { onClose?: () => void }) {
	const { t } = useTranslation("common");
	const id = useId();
	const [wrong, setWrong] = useState(false);
	const sent = useRef(false);
	const { state } = useNavigation();
	useEffect(() => {
		if (state === "idle" && sent.current) onClose?.();
	}, [state, onClose]);
	const check = (event: FormEvent<HTMLFormElement>) => {
		const typed = new FormData(event.currentTarget).get("confirmName");
		const matches = typedName === undefined || typed === typedName;
		setWrong(!matches);
		if (matches) sent.current = true;
		else event.preventDefault();
	};
	return (
		<Form method="post" action={action} onSubmit={check} className="mt-5" preventScrollReset>
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{typedName !== undefined && (
				<TextField
					id={id}
					name="confirmName"
					label={t("confirmation.typeName", { name: typedName })}
					error={wrong ? t("confirmation.notSame") : undefined}
					autoComplete="off"
					className="mb-5"
				/>
			)}
			<div className="flex flex-wrap gap-2">
				<SubmitButton kind="erase">{confirmLabel}</SubmitButton>
				{onClose && <Button onClick={onClose}>{keepLabel ?? t("confirmation.keep")}</Button>}
			</div>
		</Form>
	);
}
