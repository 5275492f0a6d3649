import { Form, useFetcher } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { TextField } from "#app/ui/text-field";

type AddToMergeProps = { customers: { id: string; name: string }[]; source: string };

/** One more customer for the merge, by name or number. */
export function AddToMerge({ customers, source }: AddToMergeProps) {
	const { t } = useTranslation("crmClean");
	const list = useId();
	const found = useFetcher<{ items: { id: string; name: string; city: string | null }[] }>();
	const look = (typed: string) => typed.trim().length > 1 && found.load(`${source}?q=${encodeURIComponent(typed)}`);
	return (
		<Section title={t(customers.length > 1 ? "merge.more" : "merge.which")} className="mt-8">
			<Form method="get" className="flex flex-wrap items-end gap-3">
				{customers.map(({ id }) => (
					<input key={id} type="hidden" name="c" value={id} />
				))}
				<TextField
					key={customers.length}
					id="add"
					name="add"
					label={t("merge.add")}
					help={customers[0] && customers.length === 1 ? t("merge.with", { name: customers[0].name }) : undefined}
					list={list}
					autoComplete="off"
					className="min-w-60 flex-1"
					onChange={(event) => look(event.currentTarget.value)}
				/>
				<datalist id={list}>
					{(found.data?.items ?? []).map(({ id, name, city }) => (
						<option key={id} value={name}>
							{city}
						</option>
					))}
				</datalist>
				<SubmitButton kind="secondary" icon="plus">
					{t("merge.addDo")}
				</SubmitButton>
			</Form>
		</Section>
	);
}
