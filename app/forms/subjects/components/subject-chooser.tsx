import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { TextField } from "#app/ui/text-field";

type SubjectChooserProps = { type: string; find: string; items: readonly { id: string; name: string }[] };

/** What a form is about is looked for and chosen; the address then names it, so that it needs no script. */
export function SubjectChooser({ type, find, items }: SubjectChooserProps) {
	const { t } = useTranslation("forms");
	const { pathname, search } = useLocation();
	const kept = [...new URLSearchParams(search)].filter(([name]) => name !== "find" && name !== "about");
	return (
		<>
			<Form method="get" className="flex flex-wrap items-end gap-3" preventScrollReset>
				{kept.map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<TextField
					id="find"
					name="find"
					type="search"
					label={t(`subject.${type}.search`)}
					defaultValue={find}
					autoComplete="off"
					className="w-80 max-w-full"
				/>
				<Button type="submit" icon="search">
					{t("subject.find")}
				</Button>
			</Form>
			<div className="mt-4" role="status">
				{items.length === 0 ? (
					<p className="text-sm text-ink-2">{t(`subject.${type}.none`)}</p>
				) : (
					<CardList label={t(`subject.${type}.found`)}>
						{items.map(({ id, name }) => (
							<CardRow key={id}>
								<Link
									to={`${pathname}?${new URLSearchParams([...kept, ["about", id]])}`}
									className="link min-h-9 content-center text-base break-words max-md:min-h-11"
									preventScrollReset
								>
									{name}
								</Link>
							</CardRow>
						))}
					</CardList>
				)}
			</div>
		</>
	);
}
