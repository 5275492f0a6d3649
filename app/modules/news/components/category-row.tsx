import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import { IconButton, SubmitButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { toIconName } from "#app/ui/icon-names";
import { SelectField } from "#app/ui/text-field";
import { CategoryFields } from "./category-fields";

type Category = {
	id: string;
	name: string;
	names: Record<string, string>;
	tint: number;
	icon: string;
	count: number;
};
type Props = {
	category: Category;
	others: Category[];
	main: Language;
	most: number;
	isFirst: boolean;
	isLast: boolean;
};

/** One category: its place among the others, its names, and what becomes of its items when it goes. */
export function CategoryRow({ category, others, main, most, isFirst, isLast }: Props) {
	const { t } = useTranslation("news");
	const { id, name, names, tint, icon, count } = category;
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
	const items = count >= most ? t("cat.itemsOrMore", { count: most }) : t("cat.items", { count });
	return (
		<li className="p-4">
			<div className="flex flex-wrap items-center gap-3">
				<span className={`flex size-9 items-center justify-center rounded-lg tint-${tint}`}>
					<Icon name={toIconName(icon)} className="size-5" />
				</span>
				<span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
					<span className="min-w-0 font-medium break-words">{name}</span>
					<span className="text-13 text-ink-3">{items}</span>
				</span>
				{!isFirst && step(-1)}
				{!isLast && step(1)}
			</div>
			<div className="mt-2 flex flex-col gap-2">
				<details>
					<summary className="link text-sm">{t("cat.edit", { name })}</summary>
					<Form method="post" preventScrollReset className="mt-3 flex flex-col items-start gap-4">
						<input type="hidden" name="id" value={id} />
						<CategoryFields prefix={id} main={main} names={names} tint={tint} icon={icon} />
						<SubmitButton intent="save" kind="secondary">
							{t("cat.save")}
						</SubmitButton>
					</Form>
				</details>
				<details>
					<summary className="link text-sm">{t("cat.removeOf", { name })}</summary>
					<Form method="post" preventScrollReset className="mt-3 flex flex-col items-start gap-4">
						<input type="hidden" name="id" value={id} />
						{count === 0 ? (
							<p className="text-sm text-ink-2">{t("cat.empty")}</p>
						) : (
							<SelectField
								name="moveTo"
								label={t("cat.moveTo")}
								help={items}
								options={[
									...others.map((one) => ({ value: one.id, label: one.name })),
									{ value: "", label: t("settings.noCategory") },
								]}
							/>
						)}
						<SubmitButton intent="remove" kind="erase" icon="trash-2">
							{t("cat.remove")}
						</SubmitButton>
					</Form>
				</details>
			</div>
		</li>
	);
}
