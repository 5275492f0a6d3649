import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { IconButton, SubmitButton } from "#app/ui/button";
import { SelectField } from "#app/ui/text-field";
import { CategoryFields } from "./category-fields";

type Category = { id: string; name: string; names: Record<string, string>; tint: number; count: number };
type Props = { category: Category; others: Category[]; most: number; isFirst: boolean; isLast: boolean };

/** One category: its place among the others, its names, and what becomes of its items when it goes. */
export function CategoryRow({ category, others, most, isFirst, isLast }: Props) {
	const { t } = useTranslation("news");
	const { id, name, names, tint, count } = category;
	const step = (by: -1 | 1) => (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="by" value={by} />
			<IconButton
				type="submit"
				name="intent"
				value="move"
				icon={by < 0 ? "arrow-up" : "arrow-down"}
				label={t(by < 0 ? "cat.up" : "cat.down", { name })}
			/>
		</Form>
	);
	return (
		<li className="p-4">
			<div className="flex flex-wrap items-center gap-3">
				<span aria-hidden="true" className={`size-4 rounded-full tint-${tint}`} />
				<span className="min-w-0 flex-1 font-medium break-words">{name}</span>
				<span className="text-13 text-ink-3">{count >= most ? `${most}+` : t("cat.items", { count })}</span>
				{!isFirst && step(-1)}
				{!isLast && step(1)}
			</div>
			<details className="mt-2">
				<summary className="link text-sm">{t("cat.edit", { name })}</summary>
				<Form method="post" preventScrollReset className="mt-3 flex flex-col items-start gap-3">
					<input type="hidden" name="id" value={id} />
					<CategoryFields prefix={id} names={names} tint={tint} />
					<SubmitButton intent="save" kind="secondary">
						{t("cat.save")}
					</SubmitButton>
				</Form>
				<Form method="post" preventScrollReset className="mt-4 flex flex-wrap items-end gap-3">
					<input type="hidden" name="id" value={id} />
					<SelectField
						name="moveTo"
						label={t("cat.moveTo")}
						options={[
							{ value: "", label: t("settings.noCategory") },
							...others.map((one) => ({ value: one.id, label: one.name })),
						]}
					/>
					<SubmitButton intent="remove" kind="danger" icon="trash-2">
						{t("cat.remove")}
					</SubmitButton>
				</Form>
			</details>
		</li>
	);
}
