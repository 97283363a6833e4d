import Foundation
import WebDriver

/// An nginx in front of several servers, which gives each request to the next server in turn.
final class Balancer {
    let port: Int
    private let folder: TemporaryFolder
    private let process = Process()

    init(over ports: [Int]) async throws {
        port = try Port.free()
        folder = try TemporaryFolder()
        let servers = ports.map { "server 127.0.0.1:\($0) max_fails=0;" }.joined(separator: " ")
        let kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        let temporary = kinds.map { "\($0)_temp_path \(folder.url.path)/\($0);" }.joined(separator: " ")
        let configuration = """
            daemon off; pid \(folder.url.path)/pid; error_log \(folder.url.path)/errors;
            events {}
            http {
                access_log off; \(temporary)
                upstream fleet { \(servers) }
                server {
                    listen 127.0.0.1:\(port);
                    location / {
                        proxy_pass http://fleet; proxy_http_version 1.1; proxy_buffering off;
                        proxy_set_header Host $http_host; proxy_set_header Connection "";
                    }
                }
            }
            """
        let file = folder.url.appendingPathComponent("nginx.conf")
        try Data(configuration.utf8).write(to: file)
        process.executableURL = URL(fileURLWithPath: "/usr/sbin/nginx")
        process.arguments = [
            "-p", folder.url.path, "-c", file.path, "-e", folder.url.appendingPathComponent("errors").path,
        ]
        try process.run()
        try await Port.waitUntilOpen(port)
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    var address: String { "http://127.0.0.1:\(port)/" }
}
