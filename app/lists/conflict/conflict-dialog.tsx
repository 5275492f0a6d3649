import { Form, type useFetcher } from "@remix-run/react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, SubmitButton } from "#app/ui/button";
import { Dialog } from "#app/ui/dialog";
import { useHydrated } from "#app/ui/use-hydrated";
import { BasedOn } from "./based-on";
import type { MergedField } from "./merge";
import { type Conflict, conflictOf, differingFields, WAS } from "./refusal";

/** A field that may differ; `show` writes its stored values in words. */
export type ConflictField = { name: string; label: string; show?: (value: string) => string };

type ConflictDialogProps = {
	/** The action's answer; nothing is shown for one that is no conflict. */
	answer: unknown;
	fields: readonly ConflictField[];
	/** Where the form was sent by a fetcher. */
	fetcher?: ReturnType<typeof useFetcher>;
	/** When somebody leaves it without a choice. */
	onClose?: () => void;
};

/**
 * Asks, where somebody else has saved the record meanwhile, for each field that differs which of the two is to stand.
 * Both are shown whole, and closing it leaves the form as it was typed. Without JavaScript it stands in the page.
 */
export function ConflictDialog({ answer, fields, fetcher, onClose }: ConflictDialogProps) {
	const { t } = useTranslation("lists");
	const hydrated = useHydrated();
	const [closed, setClosed] = useState<unknown>();
	const conflict = conflictOf(answer);
	if (!conflict || closed === answer) return null;
	const close = () => setClosed(answer);
	const leave = () => {
		close();
		onClose?.();
	};
	const form = (
		<ConflictForm
			conflict={conflict}
			fields={fields}
			fetcher={fetcher}
			close={close}
			leave={hydrated ? leave : undefined}
		/>
	);
	if (!hydrated) {
		return (
			<section className="card mb-5 p-4">
				<h2 className="font-semibold">{t("conflict.title")}</h2>
				<p className="my-2 text-sm text-ink-2">{t("conflict.help")}</p>
				{form}
			</section>
		);
	}
	return (
		<Dialog open onClose={leave} title={t("conflict.title")} description={t("conflict.help")}>
			{form}
		</Dialog>
	);
}

type FormProps = Pick<ConflictDialogProps, "fields" | "fetcher"> & {
	conflict: Conflict;
	close: () => void;
	leave?: () => void;
};

function ConflictForm({ conflict, fields, fetcher, close, leave }: FormProps) {
	const { t } = useTranslation("lists");
	const { values, stored, intent, updatedAt } = conflict;
	const names = fields.map(({ name }) => name);
	const differing = differingFields(conflict, names);
	const asked = new Set([...differing.map(({ name }) => name), "updatedAt", WAS]);
	const rest = Object.entries(values).filter(([name]) => !asked.has(name));
	const was = Object.fromEntries(names.filter((name) => name in values).map((name) => [name, stored[name]]));
	const FormOf: ComponentType<Parameters<typeof Form>[0]> = fetcher?.Form ?? Form;
	return (
		<FormOf method="post" preventScrollReset onSubmit={fetcher && close}>
			<BasedOn updatedAt={updatedAt} was={was} />
			{rest.map(([name, value]) => (
				<Kept key={name} name={name} value={value} />
			))}
			{differing.length === 0 && <p className="text-sm">{t("conflict.nothingDiffers")}</p>}
			<div className="space-y-4">
				{differing.map((field) => (
					<Choice key={field.name} field={field} about={fields.find(({ name }) => name === field.name)} />
				))}
			</div>
			<div className="mt-5 flex flex-wrap gap-2">
				<SubmitButton intent={intent}>{t("conflict.save")}</SubmitButton>
				{leave && <Button onClick={leave}>{t("conflict.back")}</Button>}
			</div>
		</FormOf>
	);
}

/** What the form sent besides, sent again. */
function Kept({ name, value }: { name: string; value: unknown }) {
	if (!Array.isArray(value)) return <input type="hidden" name={name} value={String(value)} />;
	// biome-ignore lint/suspicious/noArrayIndexKey: a list that was sent does not change
	return value.map((one, index) => <input key={index} type="hidden" name={`${name}[]`} value={String(one)} />);
}

function Choice({ field, about }: { field: MergedField; about?: ConflictField }) {
	const { t } = useTranslation("lists");
	const { name, mine, theirs, by } = field;
	const show = (value: string) => (value === "" ? t("conflict.empty") : (about?.show?.(value) ?? value));
	return (
		<fieldset>
			<legend className="label mb-1">{about?.label ?? name}</legend>
			{(["mine", "theirs"] as const).map((side) => (
				<label key={side} className="flex gap-2 py-1 text-sm max-md:min-h-11">
					<input
						type="radio"
						name={name}
						value={side === "mine" ? mine : theirs}
						defaultChecked={(by === "them") === (side === "theirs")}
						className="tick -ml-1"
					/>
					<span className="min-w-0 py-0.5">
						<span className="block text-xs text-ink-3">{t(`conflict.${side}`)}</span>
						<span className="block max-h-40 overflow-y-auto break-words whitespace-pre-wrap">
							{show(side === "mine" ? mine : theirs)}
						</span>
					</span>
				</label>
			))}
		</fieldset>
	);
}
