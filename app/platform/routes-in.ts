import * as config from "@remix-run/route-config";

/** Route builders whose files lie in one folder of `app/`: `routesIn("modules/crm").route("customers", "pages/customers.tsx")`. */
export function routesIn(folder: string) {
	return {
		route: (path: string, file: string, ...more: unknown[]) => config.route(path, `${folder}/${file}`, ...(more as [])),
		index: (file: string, options?: { id?: string }) => config.index(`${folder}/${file}`, options),
		prefix: config.prefix,
	};
}
