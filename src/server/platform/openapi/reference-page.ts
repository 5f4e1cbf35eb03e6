import { html, type Html } from './html.ts';
import type { openApiDocument } from './openapi-document.ts';
import type { JsonContent } from './operation.ts';
import { schemaText } from './schema-text.ts';

type Document = ReturnType<typeof openApiDocument>;
type Operation = NonNullable<NonNullable<Document['paths'][string]>[string]>;
type Schemas = Document['components']['schemas'];
interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The document as a readable page: no script, and nothing loaded from elsewhere. */
export function referencePage(document: Document): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  const tags = [...new Set(calls.flatMap(({ operation }) => operation.tags))].sort();
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title} API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>${document.info.title} API ${document.info.version}</h1>
<p>${document.info.description}</p>
<p>Every address begins with <code>/api</code>. The same as a file for tools:
<a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
</header>
<nav aria-label="Parts"><ul>
${tags.map((tag) => html`<li><a href="#${tag}">${tag}</a></li>`)}
<li><a href="#objects">Objects</a></li>
</ul></nav>
<main>
${tags.map((tag) => html`<section><h2 id="${tag}">${tag}</h2>${calls.filter(({ operation }) => operation.tags.includes(tag)).map(callPart)}</section>`)}
<section><h2 id="objects">Objects</h2>${objects(document.components.schemas)}</section>
</main>
</body>
</html>`.html; // prettier-ignore
}

function callPart({ method, path, operation }: Call): Html {
  const statuses = Object.keys(operation.responses).join(', ');
  return html`<details id="${operation.operationId}">
<summary><code><b>${method}</b> ${path}</code> ${operation.summary}</summary>
<p>${operation.description}</p>
<table><tbody>
${operation.parameters.map(parameterRow)}
${operation.requestBody === undefined ? '' : row('Body', contentLink(operation.requestBody.content))}
${Object.entries(operation.responses).map(([status, response]) =>
  'content' in response && response.content !== undefined ? row(`Answer ${status}`, contentLink(response.content)) : html``,
)}
${row('Statuses', html`${statuses}`)}
</tbody></table>
</details>`; // prettier-ignore
}

function row(name: string, value: Html): Html {
  return html`<tr>
    <th scope="row">${name}</th>
    <td>${value}</td>
  </tr>`;
}

function parameterRow(parameter: Operation['parameters'][number]): Html {
  if ('$ref' in parameter) return row('Header', html`${parameter.$ref.replace(/^.*\//, '')} (optional)`);
  const { name, schema, required } = parameter;
  return row(`${parameter.in} ${name}`, html`${schemaText(schema)}${required ? '' : ' (optional)'}`);
}

function contentLink(content: JsonContent): Html {
  const { schema } = content['application/json'];
  const name = ('items' in schema ? schema.items : schema).$ref.replace(/^.*\//, '');
  const link = html`<a href="#object-${name}">${name}</a>`;
  return 'items' in schema ? html`list of ${link}` : link;
}

function objects(schemas: Schemas): readonly Html[] {
  return Object.entries(schemas).map(([name, { properties, required = [], ...rest }]) => {
    const fields = Object.entries(properties ?? {}).map(([field, schema]) =>
      row(required.includes(field) ? field : `${field} (optional)`, html`${schemaText(schema)}`),
    );
    const content =
      fields.length > 0
        ? html`<table>
            <tbody>
              ${fields}
            </tbody>
          </table>`
        : html`<p>${schemaText(rest)}</p>`;
    return html`<section>
      <h3 id="object-${name}">${name}</h3>
      ${content}
    </section>`;
  });
}
