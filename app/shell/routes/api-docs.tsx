import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { brand } from "../../brand";
import { publicPage } from "../../platform/guard.server";
import { describeCalls, type Operation } from "../../platform/openapi.server";
import { Badge } from "../../ui/badge";

export const loader = publicPage(async ({ context }: LoaderFunctionArgs) => ({
	calls: listCalls(describeCalls(context).paths),
}));

export const handle = { i18n: ["apidocs"] };
export const meta: MetaFunction = () => [{ title: `API – ${brand.product}` }];

type Input = { name: string; required: boolean; kind: string };

function listCalls(paths: Record<string, Record<string, Operation>>) {
	return Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({
			id: `${method}${path.replaceAll(/[^a-z]+/gi, "-")}`,
			method: method.toUpperCase(),
			path,
			access: operation["x-access"],
			summary: operation.summary.trim(),
			inputs: inputsOf(operation),
		})),
	);
}

function inputsOf({ parameters = [], requestBody }: Operation): Input[] {
	const fromQuery = parameters.map(({ name, required, schema }) => ({
		name: String(name),
		required: Boolean(required),
		kind: kindOf(schema),
	}));
	const bodies = Object.values((requestBody?.content ?? {}) as Record<string, { schema: Record<string, unknown> }>);
	const shapes = bodies.flatMap(({ schema }) => (schema.oneOf as Record<string, unknown>[] | undefined) ?? [schema]);
	const fromBody = shapes.flatMap((shape) =>
		Object.entries((shape.properties ?? {}) as Record<string, unknown>).map(([name, schema]) => ({
			name,
			required: ((shape.required as string[]) ?? []).includes(name),
			kind: kindOf(schema),
		})),
	);
	return [...fromQuery, ...fromBody].filter(
		(one, index, all) => all.findIndex(({ name }) => name === one.name) === index,
	);
}

function kindOf(schema: unknown): string {
	const { type, enum: choices, const: only, format } = (schema ?? {}) as Record<string, unknown>;
	if (Array.isArray(choices)) return choices.join(" | ");
	return String(only ?? format ?? type ?? "any");
}

export default function ApiDocs() {
	const { t } = useTranslation("apidocs");
	const { calls } = useLoaderData<typeof loader>();
	return (
		<main id="content" className="mx-auto max-w-[720px] px-4 py-12">
			<h1 className="text-3xl font-semibold text-ink">{t("title", { product: brand.product })}</h1>
			<p className="mt-3 text-ink-2">
				{t("intro")}{" "}
				<a className="link" href="/api/openapi.json">
					OpenAPI 3.1
				</a>
			</p>
			{calls.map((call) => (
				<section key={call.id} aria-labelledby={call.id} className="mt-8 border-t border-line pt-6">
					<h2 id={call.id} className="font-mono text-base font-semibold break-words text-ink">
						{call.method} {call.path}
					</h2>
					<p className="mt-2 flex flex-wrap items-center gap-2 text-13 text-ink-2">
						<Badge>{call.access}</Badge>
						{call.summary}
					</p>
					{call.inputs.length > 0 && (
						<dl className="mt-3 grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-4 gap-y-1 text-13">
							{call.inputs.map(({ name, required, kind }) => (
								<div key={name} className="contents">
									<dt className="font-mono break-words text-ink">
										{name}
										{required && <span className="text-ink-3"> · {t("needed")}</span>}
									</dt>
									<dd className="break-words text-ink-2">{kind}</dd>
								</div>
							))}
						</dl>
					)}
				</section>
			))}
		</main>
	);
}
