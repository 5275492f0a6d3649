import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatOrganisationNumber } from "#app/directory/organisation-number";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { paths } from "../../paths";
import type { Similar } from "../warn.server";

/** Milliseconds of quiet before the customers are asked. */
const QUIET = 400;
const asked = ["name", "orgNo", "email"] as const;

/** Warns while a customer is written that it may be there already; stands inside the form. `except`: the guid of the one edited. */
export function SimilarCustomers({ tenant, except }: { tenant: string; except?: string }) {
	const { t } = useTranslation("crmClean");
	const found = useFetcher<{ items: Similar[] }>();
	const place = useRef<HTMLDivElement>(null);
	const at = paths(tenant);
	const load = found.load;
	useEffect(() => {
		const form = place.current?.closest("form");
		if (!form) return;
		let timer: ReturnType<typeof setTimeout>;
		const ask = () => {
			const sent = new FormData(form);
			const query = new URLSearchParams(asked.map((name) => [name, String(sent.get(name) ?? "")]));
			if (except) query.set("except", except);
			load(`${at.similarCustomers}?${query}`);
		};
		const type = ({ target }: Event) => {
			if (!(target instanceof HTMLInputElement) || !asked.includes(target.name as (typeof asked)[number])) return;
			clearTimeout(timer);
			timer = setTimeout(ask, QUIET);
		};
		form.addEventListener("input", type);
		return () => {
			clearTimeout(timer);
			form.removeEventListener("input", type);
		};
	}, [load, at.similarCustomers, except]);
	const items = found.data?.items ?? [];
	return (
		<div ref={place} role="status">
			{items.length > 0 && (
				<Notice tone="warning" title={t("warning.title", { count: items.length })}>
					<ul className="mt-1 flex flex-col gap-1">
						{items.map(({ guid, name, place: town, orgNo, reasons }) => (
							<li key={guid}>
								<Link to={at.customer(guid)} className="link font-medium">
									{t("warning.open", { name })}
								</Link>
								<span className="block text-13">
									{[orgNo && formatOrganisationNumber(orgNo), town, ...reasons.map((reason) => t(`reason.${reason}`))]
										.filter(Boolean)
										.join(" · ")}
								</span>
							</li>
						))}
					</ul>
				</Notice>
			)}
		</div>
	);
}
