import { defineArea } from "#app/forms/area";

/** Forms that anybody in the organisation makes, about nobody in particular. */
export const area = defineArea({ moduleKey: "form_builder", subjects: ["none", "person"], opensAll: 20, writes: 20 });
